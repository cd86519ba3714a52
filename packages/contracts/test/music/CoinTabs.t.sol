// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {CoinTabs} from "../../src/music/CoinTabs.sol";
import {ICoinTabs} from "../../src/music/interfaces/ICoinTabs.sol";
import {Hooked} from "./HookTokens.sol";
import {TabWorld} from "./TabWorld.sol";

/// @dev Opening, topping up, adding keys and closing. Settling is in CoinTabsSettle.t.sol.
contract CoinTabsTest is TabWorld {
    function setUp() public {
        _prepare();
    }

    function _refuse(ICoinTabs.Terms memory terms, bytes memory reason) private {
        vm.prank(LISTENER);
        vm.expectRevert(reason);
        tabs.open(terms, DEPOSIT);
    }

    function _notOpen(ICoinTabs.Terms memory terms) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ICoinTabs.NotOpen.selector, _idOf(terms));
    }

    function _isClosing(ICoinTabs.Terms memory terms) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ICoinTabs.IsClosing.selector, _idOf(terms));
    }

    function _releaseNow(ICoinTabs.Terms memory terms, bytes memory signature) private {
        vm.prank(LISTENER);
        tabs.closeNow(terms, signature);
    }

    function test_StatesItsJukeboxAndFactory() public view {
        vm.assertEq(tabs.jukebox(), address(jukebox));
        vm.assertEq(tabs.factory(), address(factory));
        (, string memory name, string memory version,,,,) = tabs.eip712Domain();
        vm.assertEq(name, "Musi Coin Tabs");
        vm.assertEq(version, "1");
    }

    function test_OpensATabWithADeposit() public {
        ICoinTabs.Terms memory terms = _terms();
        uint256 had = token.balanceOf(LISTENER);
        vm.expectEmit(address(tabs));
        emit ICoinTabs.Opened(_idOf(terms), LISTENER, address(token), terms, DEPOSIT);
        _open(terms);
        vm.assertEq(tabs.tabIdOf(terms), _idOf(terms));
        vm.assertEq(token.balanceOf(LISTENER), had - DEPOSIT);
        vm.assertEq(token.balanceOf(address(tabs)), DEPOSIT);
        ICoinTabs.Tab memory tab = _stateOf(terms);
        vm.assertEq(tab.deposited, DEPOSIT);
        vm.assertEq(tab.settled, 0);
        vm.assertEq(tab.closesAt, 0);
        vm.assertEq(tab.round, 0);
    }

    function test_OpeningAgainAndToppingUpAdd() public {
        ICoinTabs.Terms memory terms = _opened();
        vm.expectEmit(address(tabs));
        emit ICoinTabs.ToppedUp(_idOf(terms), LISTENER, address(token), DEPOSIT);
        _open(terms);
        vm.expectEmit(address(tabs));
        emit ICoinTabs.ToppedUp(_idOf(terms), LISTENER, address(token), 1);
        vm.prank(LISTENER);
        tabs.topUp(terms, 1);
        vm.assertEq(_stateOf(terms).deposited, 2 * DEPOSIT + 1);
        vm.assertEq(token.balanceOf(address(tabs)), 2 * DEPOSIT + 1);
    }

    /// @notice The smallest deposit is one unit, and it opens the tab.
    function test_ATabOfOneUnitIsOpen() public {
        ICoinTabs.Terms memory terms = _terms();
        vm.startPrank(LISTENER);
        tabs.open(terms, 1);
        vm.expectEmit(address(tabs));
        emit ICoinTabs.ToppedUp(_idOf(terms), LISTENER, address(token), 1);
        tabs.open(terms, 1);
        vm.stopPrank();
    }

    function test_OnlyTheListenerActsOnATab() public {
        ICoinTabs.Terms memory terms = _opened();
        bytes memory signature = _release(KEEPER_KEY, terms, 0);
        bytes memory reason = abi.encodeWithSelector(ICoinTabs.NotTheListener.selector, KEEPER);
        vm.startPrank(KEEPER);
        vm.expectRevert(reason);
        tabs.open(terms, 1);
        vm.expectRevert(reason);
        tabs.topUp(terms, 1);
        vm.expectRevert(reason);
        tabs.addKey(terms, BOB, 1);
        vm.expectRevert(reason);
        tabs.close(terms);
        vm.expectRevert(reason);
        tabs.closeNow(terms, signature);
        terms.salt = 0;
        vm.expectRevert(reason);
        tabs.open(terms, 1);
        vm.stopPrank();
    }

    function test_OnlyATabThatWasOpenedIsActedOn() public {
        ICoinTabs.Terms memory terms = _terms();
        bytes memory reason = _notOpen(terms);
        vm.startPrank(LISTENER);
        vm.expectRevert(reason);
        tabs.topUp(terms, 1);
        vm.expectRevert(reason);
        tabs.addKey(terms, BOB, 1);
        vm.expectRevert(reason);
        tabs.close(terms);
        vm.expectRevert(reason);
        tabs.closeNow(terms, "");
        vm.warp(NOW + 30 days);
        vm.expectRevert(reason);
        tabs.finish(terms);
        vm.stopPrank();
    }

    function test_RefusesTermsWithoutAKeeperOrAKey() public {
        ICoinTabs.Terms memory terms = _terms();
        terms.keeper = address(0);
        _refuse(terms, abi.encodeWithSelector(ICoinTabs.NoKeeper.selector));
        terms.keeper = KEEPER;
        terms.key = address(0);
        _refuse(terms, abi.encodeWithSelector(ICoinTabs.BadKey.selector, address(0)));
        terms.key = KEEPER;
        _refuse(terms, abi.encodeWithSelector(ICoinTabs.BadKey.selector, KEEPER));
    }

    function test_RefusesATokenThatTheFactoryDidNotCreate() public {
        ICoinTabs.Terms memory terms = _terms();
        terms.token = address(_newToken("FAN", LISTENER, DEPOSIT));
        _refuse(terms, abi.encodeWithSelector(ICoinTabs.NotAnArtistToken.selector, terms.token));
    }

    function test_RefusesANoticeOfMoreThanThirtyDays() public {
        ICoinTabs.Terms memory terms = _terms();
        terms.notice = 30 days + 1;
        _refuse(terms, abi.encodeWithSelector(ICoinTabs.LongNotice.selector, 30 days + 1));
        terms.notice = 30 days;
        _open(terms);
    }

    function test_NothingIsDepositedOnceATabExpired() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Terms memory other = _terms();
        other.salt = 0;
        bytes memory reason = abi.encodeWithSelector(ICoinTabs.Expired.selector, terms.expires);
        vm.warp(terms.expires);
        _refuse(other, reason);
        vm.startPrank(LISTENER);
        vm.expectRevert(reason);
        tabs.topUp(terms, 1);
        vm.expectRevert(reason);
        tabs.addKey(terms, BOB, 1);
        vm.warp(terms.expires - 1);
        tabs.topUp(terms, 1);
        tabs.addKey(terms, BOB, 1);
        vm.stopPrank();
        _open(other);
    }

    function test_RefusesADepositOfNothingAndOneThatIsNotApproved() public {
        ICoinTabs.Terms memory terms = _terms();
        vm.startPrank(LISTENER);
        vm.expectRevert(abi.encodeWithSelector(ICoinTabs.NothingArrived.selector));
        tabs.open(terms, 0);
        token.approve(address(tabs), DEPOSIT - 1);
        vm.expectRevert();
        tabs.open(terms, DEPOSIT);
        vm.stopPrank();
        vm.assertEq(_stateOf(terms).deposited, 0);
    }

    function test_TheListenerAddsAKeyWithACapThatOnlyRises() public {
        ICoinTabs.Terms memory terms = _opened();
        address key = vm.addr(ADDED_KEY);
        vm.expectEmit(address(tabs));
        emit ICoinTabs.KeyAdded(_idOf(terms), key, 5);
        _addKey(terms, 5);
        vm.assertEq(tabs.keys(_idOf(terms), key).cap, 5);
        vm.startPrank(LISTENER);
        vm.expectRevert(abi.encodeWithSelector(ICoinTabs.CapNotAbove.selector, 5));
        tabs.addKey(terms, key, 5);
        vm.expectRevert(abi.encodeWithSelector(ICoinTabs.CapNotAbove.selector, 5));
        tabs.addKey(terms, key, 0);
        vm.expectRevert(abi.encodeWithSelector(ICoinTabs.CapNotAbove.selector, 0));
        tabs.addKey(terms, BOB, 0);
        tabs.addKey(terms, key, 6);
        vm.stopPrank();
        vm.assertEq(tabs.keys(_idOf(terms), key).cap, 6);
    }

    function test_NeitherNobodyNorTheKeeperNorTheTermsKeyIsAdded() public {
        ICoinTabs.Terms memory terms = _opened();
        address[3] memory bad = [address(0), KEEPER, terms.key];
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(LISTENER);
            vm.expectRevert(abi.encodeWithSelector(ICoinTabs.BadKey.selector, bad[i]));
            tabs.addKey(terms, bad[i], 1);
        }
    }

    function test_TheRestComesBackAfterTheNotice() public {
        ICoinTabs.Terms memory terms = _opened();
        uint256 had = token.balanceOf(LISTENER);
        _settle(_voucher(terms, 0, 30e18));
        vm.expectEmit(address(tabs));
        emit ICoinTabs.Closing(_idOf(terms), LISTENER, address(token), NOW + NOTICE);
        _close(terms);
        vm.assertEq(_stateOf(terms).closesAt, NOW + NOTICE);
        vm.warp(NOW + NOTICE - 1);
        vm.expectRevert(abi.encodeWithSelector(ICoinTabs.TooEarly.selector, NOW + NOTICE));
        tabs.finish(terms);
        vm.warp(NOW + NOTICE);
        vm.expectEmit(address(tabs));
        emit ICoinTabs.Closed(_idOf(terms), LISTENER, address(token), 70e18);
        tabs.finish(terms);
        vm.assertEq(token.balanceOf(LISTENER), had + 70e18);
        vm.assertEq(token.balanceOf(address(tabs)), 0);
        vm.assertEq(_stateOf(terms).deposited, 30e18);
        vm.assertEq(_stateOf(terms).settled, 30e18);
    }

    function test_NothingIsAddedToATabThatCloses() public {
        ICoinTabs.Terms memory terms = _opened();
        _close(terms);
        bytes memory reason = _isClosing(terms);
        vm.startPrank(LISTENER);
        vm.expectRevert(reason);
        tabs.open(terms, 1);
        vm.expectRevert(reason);
        tabs.topUp(terms, 1);
        vm.expectRevert(reason);
        tabs.addKey(terms, BOB, 1);
        vm.expectRevert(reason);
        tabs.close(terms);
        vm.stopPrank();
        vm.assertEq(_stateOf(terms).closesAt, NOW + NOTICE);
    }

    /// @notice Nothing was spent, or a part of it.
    function test_AClosedTabStaysClosed() public {
        for (uint24 spent = 0; spent < 2; ++spent) {
            ICoinTabs.Terms memory terms = _terms();
            terms.salt = bytes32(uint256(spent));
            _open(terms);
            if (spent > 0) _settle(_voucher(terms, 0, spent));
            _releaseNow(terms, _release(KEEPER_KEY, terms, spent));
            bytes memory release = _release(KEEPER_KEY, terms, spent);
            vm.startPrank(LISTENER);
            vm.expectRevert(_isClosing(terms));
            tabs.open(terms, 1);
            vm.expectRevert(_notOpen(terms));
            tabs.topUp(terms, 1);
            vm.expectRevert(_notOpen(terms));
            tabs.addKey(terms, BOB, 1);
            vm.expectRevert(_notOpen(terms));
            tabs.close(terms);
            vm.expectRevert(_notOpen(terms));
            tabs.closeNow(terms, release);
            vm.expectRevert(_notOpen(terms));
            tabs.finish(terms);
            vm.stopPrank();
            _skip(_voucher(terms, spent, 1), ICoinTabs.Reason.NotOpen);
        }
    }

    function test_WithoutANoticeTheRestComesBackAtOnce() public {
        ICoinTabs.Terms memory terms = _terms();
        terms.notice = 0;
        _open(terms);
        _close(terms);
        tabs.finish(terms);
        vm.assertEq(token.balanceOf(address(tabs)), 0);
    }

    function test_AnybodyReturnsTheRestOfAnExpiredTabAfterTheNotice() public {
        ICoinTabs.Terms memory terms = _opened();
        uint256 had = token.balanceOf(LISTENER);
        uint256 until = uint256(terms.expires) + NOTICE;
        vm.warp(until - 1);
        vm.expectRevert(abi.encodeWithSelector(ICoinTabs.TooEarly.selector, until));
        tabs.finish(terms);
        vm.warp(until);
        vm.prank(CAROL);
        tabs.finish(terms);
        vm.assertEq(token.balanceOf(LISTENER), had + DEPOSIT);
    }

    function test_ClosesAtOnceWithTheKeepersSignature() public {
        ICoinTabs.Terms memory terms = _opened();
        uint256 had = token.balanceOf(LISTENER);
        _settle(_voucher(terms, 0, 1e18));
        vm.expectEmit(address(tabs));
        emit ICoinTabs.Closed(_idOf(terms), LISTENER, address(token), 99e18);
        _releaseNow(terms, _release(KEEPER_KEY, terms, 1e18));
        vm.assertEq(token.balanceOf(LISTENER), had + 99e18);
        vm.assertEq(_stateOf(terms).closesAt, 1);
    }

    function test_ClosesAtOnceDuringTheNoticeToo() public {
        ICoinTabs.Terms memory terms = _opened();
        _close(terms);
        _releaseNow(terms, _release(KEEPER_KEY, terms, 0));
        vm.assertEq(token.balanceOf(address(tabs)), 0);
    }

    function test_ClosesAtOnceOnlyWithTheKeepersSignatureForThisTabAndState() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Terms memory other = _terms();
        other.salt = 0;
        bytes memory early = _release(KEEPER_KEY, terms, 0);
        bytes memory ofAnother = _release(KEEPER_KEY, other, 1e18);
        bytes memory ofTheListener = _release(SESSION_KEY, terms, 1e18);
        _settle(_voucher(terms, 0, 1e18));
        vm.startPrank(LISTENER);
        vm.expectPartialRevert(ICoinTabs.NotTheKeeper.selector);
        tabs.closeNow(terms, early);
        vm.expectPartialRevert(ICoinTabs.NotTheKeeper.selector);
        tabs.closeNow(terms, ofAnother);
        vm.expectRevert(abi.encodeWithSelector(ICoinTabs.NotTheKeeper.selector, terms.key));
        tabs.closeNow(terms, ofTheListener);
        vm.expectRevert(abi.encodeWithSelector(ICoinTabs.NotTheKeeper.selector, address(0)));
        tabs.closeNow(terms, "");
        vm.stopPrank();
        vm.assertEq(_stateOf(terms).closesAt, 0);
    }

    function test_ASignatureOfAnotherChainOrContractClosesNothing() public {
        ICoinTabs.Terms memory terms = _opened();
        uint256 chainId = block.chainid;
        vm.chainId(chainId + 1);
        bytes memory ofAnotherChain = _release(KEEPER_KEY, terms, 0);
        vm.chainId(chainId);
        CoinTabs here = tabs;
        tabs = new CoinTabs(jukebox, factory);
        bytes memory ofAnotherContract = _release(KEEPER_KEY, terms, 0);
        tabs = here;
        vm.startPrank(LISTENER);
        vm.expectPartialRevert(ICoinTabs.NotTheKeeper.selector);
        tabs.closeNow(terms, ofAnotherChain);
        vm.expectPartialRevert(ICoinTabs.NotTheKeeper.selector);
        tabs.closeNow(terms, ofAnotherContract);
        vm.stopPrank();
    }

    /// @notice A wallet that is a contract signs nothing: it calls.
    function test_AContractIsAListener() public {
        Hooked wallet = new Hooked();
        ICoinTabs.Terms memory terms = _terms();
        terms.listener = address(wallet);
        vm.prank(ALICE);
        vm.assertTrue(token.transfer(address(wallet), DEPOSIT));
        wallet.act(address(token), abi.encodeCall(IERC20.approve, (address(tabs), DEPOSIT)));
        wallet.act(address(tabs), abi.encodeCall(tabs.open, (terms, DEPOSIT)));
        _settle(_voucher(terms, 0, 1e18));
        wallet.act(address(tabs), abi.encodeCall(tabs.closeNow, (terms, _release(KEEPER_KEY, terms, 1e18))));
        vm.assertEq(token.balanceOf(address(wallet)), DEPOSIT - 1e18);
    }

    function testFuzz_AnySettlementAndTheRestAddUpToTheDeposit(uint96 deposit, uint96 spent) public {
        deposit = uint96(_within(deposit, 1, 100_000e18));
        spent = uint96(_within(spent, 1, deposit));
        ICoinTabs.Terms memory terms = _terms();
        uint256 had = token.balanceOf(LISTENER);
        vm.prank(LISTENER);
        tabs.open(terms, deposit);
        _settle(_voucher(terms, 0, spent));
        _close(terms);
        vm.warp(NOW + NOTICE);
        tabs.finish(terms);
        vm.assertEq(token.balanceOf(LISTENER), had - spent);
        vm.assertEq(token.balanceOf(CAROL), uint256(spent) * 2500 / 10_000);
        vm.assertEq(token.balanceOf(BOB), spent - uint256(spent) * 2500 / 10_000);
        vm.assertEq(token.balanceOf(address(tabs)), 0);
    }
}
