// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {CoinTabs} from "../../src/music/CoinTabs.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {IKnownToken} from "../../src/exchange/interfaces/IKnownToken.sol";
import {ICoinTabs} from "../../src/music/interfaces/ICoinTabs.sol";
import {FeeToken} from "../../src/support/FeeToken.sol";
import {Hooked, NotifyingToken} from "./HookTokens.sol";
import {ListedToken} from "./ListedToken.sol";
import {VouchingFactory} from "./TabTokens.sol";
import {TabWorld} from "./TabWorld.sol";

/// @notice Tokens that a later factory could create: with a fee, with refused payees, with hooks.
contract CoinTabsOddTokensTest is TabWorld {
    VouchingFactory private vouching;

    function setUp() public {
        vm.warp(NOW);
        jukebox = new Jukebox();
        vouching = new VouchingFactory();
        tabs = new CoinTabs(jukebox, vouching);
    }

    function _use(IERC20 odd) private {
        token = odd;
        vouching.vouch(address(odd), ALICE);
        songs[0] = _song(ALICE, 0, odd, _payees(BOB, 7500, CAROL, 2500));
        songs[1] = _song(ALICE, 1, odd, _payees(CAROL, 5000, BOB, 5000));
        uint256 supply = odd.balanceOf(ALICE);
        vm.prank(ALICE);
        vm.assertTrue(odd.transfer(LISTENER, supply));
        vm.prank(LISTENER);
        odd.approve(address(tabs), type(uint256).max);
    }

    function test_OnlyWhatArrivesIsDeposited() public {
        _use(IERC20(address(new FeeToken(_plan(ALICE, 1000e18), 1000))));
        ICoinTabs.Terms memory terms = _terms();
        vm.expectEmit(address(tabs));
        emit ICoinTabs.Opened(_idOf(terms), LISTENER, address(token), terms, 90e18);
        _open(terms);
        vm.expectEmit(address(tabs));
        emit ICoinTabs.ToppedUp(_idOf(terms), LISTENER, address(token), 90e18);
        _open(terms);
        vm.assertEq(_stateOf(terms).deposited, 180e18);
        _settle(_voucher(terms, 0, 4));
        _close(terms);
        vm.warp(NOW + NOTICE);
        tabs.finish(terms);
        vm.assertEq(token.balanceOf(address(tabs)), 0);
    }

    function test_RefusesMoreThanAStateCanHold() public {
        _use(_newToken("FAN", ALICE, type(uint256).max));
        ICoinTabs.Terms memory terms = _terms();
        vm.startPrank(LISTENER);
        tabs.open(terms, type(uint96).max);
        vm.expectRevert();
        tabs.topUp(terms, 1);
        vm.stopPrank();
        vm.assertEq(_stateOf(terms).deposited, type(uint96).max);
    }

    function _listed() private returns (ListedToken listed) {
        IKnownToken.Allocation[] memory all = new IKnownToken.Allocation[](1);
        all[0] = IKnownToken.Allocation(ALICE, 1000e18);
        listed = new ListedToken(all);
        _use(listed);
    }

    function test_ARefusedShareComesWithTheSongsNextPayment() public {
        ListedToken listed = _listed();
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](2);
        (lines[0], lines[1]) = (ICoinTabs.Line(songs[0], 1, 40), ICoinTabs.Line(songs[1], 1, 20));
        listed.setRefused(CAROL, true);
        vm.expectEmit(address(tabs));
        emit ICoinTabs.ShareUnpaid(songs[0], CAROL, 10);
        vm.expectEmit(address(tabs));
        emit ICoinTabs.ShareUnpaid(songs[1], CAROL, 10);
        _settle(_signed(terms, SESSION_KEY, 0, lines));
        vm.assertEq(token.balanceOf(BOB), 40);
        vm.assertEq(tabs.unpaid(songs[0]), 10);
        vm.assertEq(tabs.unpaid(songs[1]), 10);
        vm.assertEq(_stateOf(terms).settled, 60);
        listed.setRefused(CAROL, false);
        _settle(_voucher(terms, 1, 30));
        // Carol gets a quarter of 40 in all.
        vm.assertEq(token.balanceOf(BOB), 70);
        vm.assertEq(token.balanceOf(CAROL), 10);
        vm.assertEq(tabs.unpaid(songs[0]), 0);
        vm.assertEq(tabs.unpaid(songs[1]), 10);
        vm.assertEq(token.balanceOf(address(tabs)), DEPOSIT - 80);
    }

    function test_SharesThatNobodyTakesStayWithTheSong() public {
        ListedToken listed = _listed();
        ICoinTabs.Terms memory terms = _opened();
        listed.setRefused(CAROL, true);
        listed.setRefused(BOB, true);
        _settle(_voucher(terms, 0, 40));
        vm.assertEq(tabs.unpaid(songs[0]), 40);
        _settle(_voucher(terms, 1, 40));
        vm.assertEq(tabs.unpaid(songs[0]), 80);
        vm.assertEq(token.balanceOf(address(tabs)), DEPOSIT);
        _close(terms);
        vm.warp(NOW + NOTICE);
        tabs.finish(terms);
        vm.assertEq(token.balanceOf(address(tabs)), 80);
    }

    function test_ASmallShareOfNothingIsNotTransferred() public {
        ListedToken listed = _listed();
        listed.setRefused(CAROL, true);
        _settle(_voucher(_opened(), 0, 3));
        vm.assertEq(tabs.unpaid(songs[0]), 0);
        vm.assertEq(token.balanceOf(BOB), 3);
    }

    /// @notice The hook of the return of one tab's rest tries to return that of another, which could be returned otherwise.
    function test_TwoTabsAreNotClosedWithinEachOther() public {
        NotifyingToken hooks = new NotifyingToken(_plan(ALICE, 1000e18), 0, NotifyingToken.Moment.After);
        _use(IERC20(address(hooks)));
        Hooked wallet = new Hooked();
        vm.prank(LISTENER);
        vm.assertTrue(hooks.transfer(address(wallet), 500e18));
        wallet.act(address(hooks), abi.encodeCall(hooks.approve, (address(tabs), type(uint256).max)));
        ICoinTabs.Terms[4] memory terms;
        for (uint256 i = 0; i < 4; ++i) {
            terms[i] = _terms();
            (terms[i].listener, terms[i].notice, terms[i].salt) = (address(wallet), 0, bytes32(i));
            wallet.act(address(tabs), abi.encodeCall(tabs.open, (terms[i], DEPOSIT)));
        }
        hooks.register(address(wallet));
        bytes memory closing = abi.encodeCall(tabs.closeNow, (terms[1], _release(KEEPER_KEY, terms[1], 0)));
        wallet.arm(address(tabs), closing);
        wallet.act(address(tabs), abi.encodeCall(tabs.closeNow, (terms[0], _release(KEEPER_KEY, terms[0], 0))));
        wallet.act(address(tabs), closing);
        wallet.act(address(tabs), abi.encodeCall(tabs.close, (terms[2])));
        wallet.act(address(tabs), abi.encodeCall(tabs.close, (terms[3])));
        wallet.arm(address(tabs), abi.encodeCall(tabs.finish, (terms[3])));
        tabs.finish(terms[2]);
        tabs.finish(terms[3]);
        vm.assertEq(wallet.tried(), 2);
        vm.assertEq(wallet.worked(), 0);
        vm.assertEq(hooks.balanceOf(address(wallet)), 500e18);
    }

    /// @notice The hook of a payment or a return tries each function that moves money.
    function test_NoFunctionThatMovesMoneyIsEnteredAgain() public {
        NotifyingToken hooks = new NotifyingToken(_plan(ALICE, 1000e18), 0, NotifyingToken.Moment.After);
        _use(IERC20(address(hooks)));
        Hooked wallet = new Hooked();
        ICoinTabs.Terms memory terms = _terms();
        (terms.listener, terms.keeper, terms.notice) = (address(wallet), address(wallet), 0);
        vm.prank(LISTENER);
        vm.assertTrue(hooks.transfer(address(wallet), 500e18));
        wallet.act(address(hooks), abi.encodeCall(hooks.approve, (address(tabs), type(uint256).max)));
        wallet.act(address(tabs), abi.encodeCall(tabs.open, (terms, DEPOSIT)));
        hooks.register(address(wallet));
        vm.prank(CAROL);
        jukebox.replacePayee(songs[0], address(wallet));
        ICoinTabs.Terms memory other = terms;
        bytes[5] memory acts = [
            abi.encodeCall(tabs.open, (other, DEPOSIT)),
            abi.encodeCall(tabs.topUp, (terms, DEPOSIT)),
            abi.encodeCall(tabs.settle, (_batchOf(_voucher(terms, 5, 4)))),
            abi.encodeCall(tabs.closeNow, (terms, "")),
            abi.encodeCall(tabs.finish, (terms))
        ];
        for (uint24 i = 0; i < 5; ++i) {
            wallet.arm(address(tabs), acts[i]);
            wallet.act(address(tabs), abi.encodeCall(tabs.settle, (_batchOf(_voucher(terms, i, 4)))));
            wallet.arm(address(tabs), acts[i]);
            wallet.act(address(tabs), abi.encodeCall(tabs.topUp, (terms, 1)));
        }
        wallet.act(address(tabs), abi.encodeCall(tabs.close, (terms)));
        wallet.arm(address(tabs), acts[4]);
        wallet.act(address(tabs), abi.encodeCall(tabs.finish, (terms)));
        vm.assertEq(wallet.tried(), 11);
        vm.assertEq(wallet.worked(), 0);
        vm.assertEq(hooks.balanceOf(address(tabs)), 0);
        vm.assertEq(hooks.balanceOf(address(wallet)), 500e18 - 15);
    }
}
