// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {KnownToken} from "../../src/exchange/KnownToken.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {TestBase} from "../TestBase.sol";

contract JukeboxTest is TestBase {
    bytes32 private constant RECORDING = keccak256("recording");
    uint256 private constant MONEY = type(uint160).max;

    Jukebox private jukebox;
    KnownToken private token;
    bytes32 private song;

    function setUp() public {
        jukebox = new Jukebox();
        token = _newToken("TKN", ALICE, MONEY);
        vm.prank(ALICE);
        token.approve(address(jukebox), type(uint256).max);
        song = _registered(1, 100, _split(3333, 6667));
    }

    function _split(uint16 ofBob, uint16 ofCarol) private view returns (IJukebox.Payee[] memory payees) {
        payees = new IJukebox.Payee[](2);
        payees[0] = IJukebox.Payee(BOB, ofBob);
        payees[1] = IJukebox.Payee(CAROL, ofCarol);
    }

    /// @dev Bob is the artist in all of these tests, and Alice the fan.
    function _registered(uint256 nonce, uint128 cost, IJukebox.Payee[] memory payees) private returns (bytes32) {
        vm.prank(BOB);
        return jukebox.register(nonce, address(token), cost, 0, payees, RECORDING);
    }

    function _refused(bytes memory reason, IJukebox.Payee[] memory payees) private {
        vm.expectRevert(reason);
        _registered(99, 100, payees);
        vm.assertEq(jukebox.payees(jukebox.songIdOf(BOB, 99)).length, 0);
    }

    function test_TheIdIsTheHashOfJukeboxArtistAndNonce() public {
        vm.assertEq(song, keccak256(abi.encode(address(jukebox), BOB, 1)));
        vm.assertTrue(new Jukebox().songIdOf(BOB, 1) != song);
        IJukebox.Song memory known = jukebox.song(song);
        vm.assertEq(known.artist, BOB);
        vm.assertEq(known.token, address(token));
        vm.assertEq(known.cost, 100);
        vm.assertEq(known.contentHash, RECORDING);
        vm.assertEq(known.plays, 0);
        vm.assertEq(jukebox.payees(song).length, 2);
    }

    function test_RegisteringEmitsAllDataOfTheSong() public {
        bytes32 id = jukebox.songIdOf(BOB, 2);
        vm.expectEmit(address(jukebox));
        emit IJukebox.SongRegistered(id, BOB, address(token), 2, 7, 0, _split(1, 9999), RECORDING);
        _registered(2, 7, _split(1, 9999));
    }

    function test_AnArtistCannotUseANonceTwice() public {
        vm.expectRevert(abi.encodeWithSelector(IJukebox.AlreadyRegistered.selector, song));
        _registered(1, 5, _split(5000, 5000));
        vm.prank(CAROL);
        vm.assertTrue(jukebox.register(1, address(token), 5, 0, _split(5000, 5000), RECORDING) != song);
    }

    function test_ASongNeedsATokenAndACost() public {
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NotAToken.selector, CAROL));
        jukebox.register(1, CAROL, 5, 0, _split(5000, 5000), RECORDING);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NoCost.selector));
        jukebox.register(1, address(token), 0, 0, _split(5000, 5000), RECORDING);
    }

    function testFuzz_RefusesSharesThatDoNotSumTo10000(uint16 ofBob, uint16 ofCarol) public {
        ofBob = uint16(_within(ofBob, 1, type(uint16).max));
        ofCarol = uint16(_within(ofCarol, 1, type(uint16).max));
        uint256 sum = uint256(ofBob) + ofCarol;
        vm.assume(sum != 10_000);
        _refused(abi.encodeWithSelector(IJukebox.SharesDoNotAddUp.selector, sum), _split(ofBob, ofCarol));
    }

    function testFuzz_ASongHasOneToTenPayees(uint256 count) public {
        count = _within(count, 0, 20);
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](count);
        for (uint256 i = 0; i < count; ++i) {
            payees[i] = IJukebox.Payee(vm.addr(i + 1), 1);
        }
        // forge-lint: disable-next-line(unsafe-typecast)
        if (count > 0) payees[0].shareBps = uint16(10_001 - count);
        if (count == 0 || count > 10) {
            _refused(abi.encodeWithSelector(IJukebox.BadPayeeCount.selector, count), payees);
        } else {
            vm.assertEq(jukebox.payees(_registered(99, 100, payees)).length, count);
        }
    }

    function test_RefusesAPayeeThatCannotBePaid() public {
        IJukebox.Payee[] memory payees = _split(5000, 5000);
        payees[1].account = address(0);
        _refused(abi.encodeWithSelector(IJukebox.BadPayee.selector, address(0)), payees);
        payees[1].account = address(jukebox);
        _refused(abi.encodeWithSelector(IJukebox.BadPayee.selector, address(jukebox)), payees);
        _refused(abi.encodeWithSelector(IJukebox.BadPayee.selector, BOB), _split(0, 10_000));
    }

    function testFuzz_PayeesArePaidDirectlyAndTheFirstGetsTheRemainder(uint128 cost, uint16 ofBob) public {
        cost = uint128(_within(cost, 1, type(uint128).max));
        ofBob = uint16(_within(ofBob, 1, 9999));
        bytes32 id = _registered(7, cost, _split(ofBob, 10_000 - ofBob));
        vm.prank(ALICE);
        jukebox.play(id, cost);
        uint256 ofCarol = uint256(cost) * (10_000 - ofBob) / 10_000;
        vm.assertEq(token.balanceOf(CAROL), ofCarol);
        vm.assertEq(token.balanceOf(BOB), cost - ofCarol);
        vm.assertEq(token.balanceOf(ALICE), MONEY - cost);
        vm.assertEq(token.balanceOf(address(jukebox)), 0);
    }

    function testFuzz_NobodyPaysBeforeASongOpens(uint64 opensAt, uint256 early) public {
        opensAt = uint64(_within(opensAt, 1, type(uint64).max));
        vm.prank(BOB);
        bytes32 id = jukebox.register(7, address(token), 100, opensAt, _split(5000, 5000), RECORDING);
        vm.assertEq(jukebox.song(id).opensAt, opensAt);
        vm.warp(opensAt - _within(early, 1, opensAt));
        bytes memory refusal = abi.encodeWithSelector(IJukebox.NotOpenYet.selector, id, opensAt);
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        jukebox.play(id, 100);
        vm.expectRevert(refusal);
        jukebox.playFor(id, CAROL, 100);
        vm.expectRevert(refusal);
        jukebox.playWithPermit(id, 100, 100, 0, 27, 0, 0);
        vm.assertEq(token.balanceOf(ALICE), MONEY);
        vm.warp(opensAt);
        jukebox.play(id, 100);
        vm.assertEq(token.balanceOf(ALICE), MONEY - 100);
    }

    function test_ASongCanBeChangedAndRetiredBeforeItOpens() public {
        vm.startPrank(BOB);
        bytes32 id = jukebox.register(7, address(token), 100, 1e10, _split(5000, 5000), RECORDING);
        jukebox.changeCost(id, 5);
        vm.assertEq(jukebox.song(id).cost, 5);
        jukebox.replacePayee(id, ALICE);
        jukebox.retire(id);
        vm.assertTrue(jukebox.song(id).retired);
    }

    function test_APlayIsCountedAndEmitted() public {
        vm.expectEmit(address(jukebox));
        emit IJukebox.Played(song, ALICE, ALICE, address(token), 100);
        vm.prank(ALICE);
        jukebox.play(song, 100);
        vm.expectEmit(address(jukebox));
        emit IJukebox.Played(song, CAROL, ALICE, address(token), 100);
        vm.prank(ALICE);
        jukebox.playFor(song, CAROL, 100);
        vm.assertEq(jukebox.song(song).plays, 2);
    }

    function test_AShareThatRoundsToZeroIsNotTransferred() public {
        bytes32 cheap = _registered(2, 1, _split(5000, 5000));
        vm.recordLogs();
        vm.prank(ALICE);
        jukebox.play(cheap, 1);
        // The event of the play, and one transfer: everything to the first payee.
        vm.assertEq(vm.getRecordedLogs().length, 2);
        vm.assertEq(token.balanceOf(BOB), 1);
        vm.assertEq(token.balanceOf(CAROL), 0);
    }

    function test_PlayedIsEmittedBeforeAnyPayment() public {
        // In this order: a contract that the token calls meanwhile finds the play emitted and counted.
        vm.expectEmit(address(jukebox));
        emit IJukebox.Played(song, ALICE, ALICE, address(token), 100);
        vm.expectEmit(address(token));
        emit IERC20.Transfer(ALICE, CAROL, 66);
        vm.expectEmit(address(token));
        emit IERC20.Transfer(ALICE, BOB, 34);
        vm.prank(ALICE);
        jukebox.play(song, 100);
    }

    function test_RefusesTheZeroAddressAsFan() public {
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NoFan.selector));
        jukebox.playFor(song, address(0), 100);
    }

    function testFuzz_RefusesAPriceAboveTheAgreedOne(uint128 cost, uint256 maxCost) public {
        cost = uint128(_within(cost, 1, type(uint128).max));
        maxCost = _within(maxCost, 0, cost - 1);
        vm.prank(BOB);
        jukebox.changeCost(song, cost);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.CostRose.selector, cost, maxCost));
        vm.prank(ALICE);
        jukebox.play(song, maxCost);
    }

    function test_PaysALowerPriceThanTheAgreedOne() public {
        vm.expectEmit(address(jukebox));
        emit IJukebox.CostChanged(song, 100, 40);
        vm.prank(BOB);
        jukebox.changeCost(song, 40);
        vm.prank(ALICE);
        jukebox.play(song, 100);
        vm.assertEq(token.balanceOf(ALICE), MONEY - 40);
    }

    function test_RefusesACostOfZero() public {
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NoCost.selector));
        jukebox.changeCost(song, 0);
    }

    function test_ARetiredSongCannotBePlayedOrChanged() public {
        vm.expectEmit(address(jukebox));
        emit IJukebox.SongRetired(song);
        vm.prank(BOB);
        jukebox.retire(song);
        bytes memory refusal = abi.encodeWithSelector(IJukebox.Retired.selector, song);
        vm.expectRevert(refusal);
        jukebox.play(song, 100);
        vm.expectRevert(refusal);
        jukebox.playWithPermit(song, 100, 100, 0, 27, 0, 0);
        vm.startPrank(BOB);
        vm.expectRevert(refusal);
        jukebox.changeCost(song, 1);
        vm.expectRevert(refusal);
        jukebox.retire(song);
        vm.assertTrue(jukebox.song(song).retired);
    }

    function testFuzz_OnlyTheArtistCanChangeASong(address stranger) public {
        vm.assume(stranger != BOB);
        bytes memory refusal = abi.encodeWithSelector(IJukebox.NotTheArtist.selector, song, stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        jukebox.changeCost(song, 1);
        vm.expectRevert(refusal);
        jukebox.retire(song);
    }

    function testFuzz_RefusesASongThatDoesNotExist(bytes32 id) public {
        vm.assume(id != song);
        bytes memory refusal = abi.encodeWithSelector(IJukebox.NoSuchSong.selector, id);
        vm.expectRevert(refusal);
        jukebox.song(id);
        vm.expectRevert(refusal);
        jukebox.play(id, 100);
        vm.expectRevert(refusal);
        jukebox.retire(id);
    }

    function test_WithoutAllowanceTheTokenRefuses() public {
        vm.prank(CAROL);
        vm.expectPartialRevert(IERC20Errors.ERC20InsufficientAllowance.selector);
        jukebox.play(song, 100);
        vm.assertEq(jukebox.song(song).plays, 0);
    }

    function _withoutAllowance() private {
        vm.prank(ALICE);
        token.approve(address(jukebox), 0);
    }

    function testFuzz_APermitPaysInOneTransaction(uint256 value) public {
        _withoutAllowance();
        value = _within(value, 100, type(uint256).max);
        (uint8 v, bytes32 r, bytes32 s) = _signPermit(ALICE_KEY, address(token), address(jukebox), value, 0, 1 days);
        vm.prank(ALICE);
        jukebox.playWithPermit(song, 100, value, 1 days, v, r, s);
        vm.assertEq(token.balanceOf(ALICE), MONEY - 100);
    }

    function test_AUsedPermitFallsBackToTheAllowance() public {
        _withoutAllowance();
        (uint8 v, bytes32 r, bytes32 s) = _signPermit(ALICE_KEY, address(token), address(jukebox), 100, 0, 1 days);
        token.permit(ALICE, address(jukebox), 100, 1 days, v, r, s);
        vm.prank(ALICE);
        jukebox.playWithPermit(song, 100, 100, 1 days, v, r, s);
        vm.assertEq(jukebox.song(song).plays, 1);
        vm.prank(ALICE);
        vm.expectPartialRevert(IERC20Errors.ERC20InsufficientAllowance.selector);
        jukebox.playWithPermit(song, 100, 100, 1 days, v, r, s);
    }

    function test_APermitOfAnotherAccountPaysNothing() public {
        _withoutAllowance();
        (uint8 v, bytes32 r, bytes32 s) = _signPermit(ALICE_KEY, address(token), address(jukebox), 100, 0, 1 days);
        vm.prank(CAROL);
        vm.expectPartialRevert(IERC20Errors.ERC20InsufficientAllowance.selector);
        jukebox.playWithPermit(song, 100, 100, 1 days, v, r, s);
    }
}
