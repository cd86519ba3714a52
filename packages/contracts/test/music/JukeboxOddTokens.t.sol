// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {MusicNft} from "../../src/music/MusicNft.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {CallbackToken} from "../../src/support/CallbackToken.sol";
import {FailingToken} from "../../src/support/FailingToken.sol";
import {FeeToken} from "../../src/support/FeeToken.sol";
import {NoReturnToken} from "../../src/support/NoReturnToken.sol";
import {TestBase} from "../TestBase.sol";

interface IApprove {
    function approve(address spender, uint256 value) external;
}

/// @title The jukebox with misbehaving tokens: no play without the payment that the token reports
contract JukeboxOddTokensTest is TestBase {
    Jukebox private jukebox;

    function setUp() public {
        jukebox = new Jukebox();
    }

    function _song(address token) private returns (bytes32) {
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](2);
        payees[0] = IJukebox.Payee(BOB, 5000);
        payees[1] = IJukebox.Payee(CAROL, 5000);
        vm.prank(ALICE);
        IApprove(token).approve(address(jukebox), type(uint256).max);
        vm.prank(BOB);
        return jukebox.register(0, token, 100, 0, payees, bytes32(0));
    }

    function test_RefusesACollectionOfPiecesAsToken() public {
        MusicNft nft = new MusicNft("Musi Drops", "DROP", address(this));
        // The price would be taken as the token id of Alice's piece.
        uint128 piece = 1;
        vm.assertEq(nft.mint(ALICE, "ipfs://1", 0, BOB, 0), piece);
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](1);
        payees[0] = IJukebox.Payee(BOB, 10_000);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NotAToken.selector, address(nft)));
        vm.prank(BOB);
        jukebox.register(0, address(nft), piece, 0, payees, bytes32(0));
    }

    function test_PaysWithATokenThatReturnsNothing() public {
        NoReturnToken token = new NoReturnToken(_plan(ALICE, 1000));
        bytes32 song = _song(address(token));
        vm.prank(ALICE);
        jukebox.play(song, 100);
        vm.assertEq(token.balanceOf(BOB), 50);
        vm.assertEq(token.balanceOf(CAROL), 50);
        vm.assertEq(token.balanceOf(ALICE), 900);
        vm.assertEq(token.balanceOf(address(jukebox)), 0);
    }

    function test_PaysATokenWithoutPermitFromTheAllowance() public {
        bytes32 song = _song(address(new NoReturnToken(_plan(ALICE, 1000))));
        vm.prank(ALICE);
        jukebox.playWithPermit(song, 100, 100, 0, 27, bytes32(0), bytes32(0));
        vm.assertEq(jukebox.song(song).plays, 1);
    }

    function testFuzz_ATransferFeeReducesThePayeesShareOnly(uint256 feeBps) public {
        feeBps = _within(feeBps, 0, 10_000);
        FeeToken token = new FeeToken(_plan(ALICE, 1000), feeBps);
        bytes32 song = _song(address(token));
        vm.prank(ALICE);
        jukebox.play(song, 100);
        vm.assertEq(token.balanceOf(ALICE), 900);
        vm.assertEq(token.balanceOf(BOB), 50 - 50 * feeBps / 10_000);
        vm.assertEq(token.balanceOf(address(jukebox)), 0);
    }

    function testFuzz_AFailingTokenPaysForNoPlay(uint8 way) public {
        FailingToken.Way chosen = FailingToken.Way(_within(way, 0, 3));
        vm.assume(chosen != FailingToken.Way.ReturnsTwoMegabytes);
        bytes32 song = _song(address(new FailingToken(_plan(ALICE, 1000), chosen)));
        vm.prank(ALICE);
        vm.expectRevert();
        jukebox.play(song, 100);
        vm.assertEq(jukebox.song(song).plays, 0);
    }

    function test_ATransferThatReturnsFalseIsNoPayment() public {
        address token = address(new FailingToken(_plan(ALICE, 1000), FailingToken.Way.ReturnsFalse));
        bytes32 song = _song(token);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, token));
        jukebox.play(song, 100);
    }

    function test_TwoMegabytesOfReturnDataAreNotCopied() public {
        bytes32 song = _song(address(new FailingToken(_plan(ALICE, 1000), FailingToken.Way.ReturnsTwoMegabytes)));
        vm.prank(ALICE);
        uint256 before = gasleft();
        jukebox.play(song, 100);
        // Twice the nine million gas that creating the two megabytes costs the token; copying them would cost as much again.
        vm.assertLe(before - gasleft(), 20_000_000);
    }

    function test_ACallbackDoesNotChangeThePlayThatIsPaid() public {
        CallbackToken token = new CallbackToken(_plan(ALICE, 10_000));
        bytes32 song = _song(address(token));
        // The artist raises the price during Alice's play: this play keeps the price that she agreed to.
        token.arm(address(this), abi.encodeCall(this.raise, (song)));
        vm.prank(ALICE);
        jukebox.play(song, 100);
        vm.assertEq(token.balanceOf(ALICE), 9900);
        vm.assertEq(jukebox.song(song).plays, 1);
        // During the next play she plays again: a play cannot be entered while one runs, so neither is paid.
        token.arm(address(this), abi.encodeCall(this.playAgain, (song)));
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(CallbackToken.CallbackFailed.selector));
        jukebox.play(song, 900);
        vm.assertEq(jukebox.song(song).plays, 1);
        vm.assertEq(token.balanceOf(BOB) + token.balanceOf(CAROL), 100);
        vm.assertEq(token.balanceOf(address(jukebox)), 0);
    }

    function playAgain(bytes32 song) external {
        vm.prank(ALICE);
        jukebox.play(song, 900);
    }

    function raise(bytes32 song) external {
        vm.prank(BOB);
        jukebox.changeCost(song, 900);
    }
}
