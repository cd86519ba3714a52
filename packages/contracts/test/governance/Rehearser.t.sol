// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {KnownToken} from "../../src/exchange/KnownToken.sol";
import {Rehearser} from "../../src/governance/Rehearser.sol";
import {IRehearser} from "../../src/governance/interfaces/IRehearser.sol";
import {TestBase} from "../TestBase.sol";

interface IDelayed {
    function delay() external view returns (uint256);
    function setDelay(uint256 delay) external;
}

contract RehearserTest is TestBase {
    address private account;
    KnownToken private token;

    function setUp() public {
        account = _published("@uniswap/governance/build/Timelock.json", abi.encode(BOB, 2 days));
        token = _newToken("A", account, 100);
        vm.etch(address(0xC0DE), account.code);
        vm.etch(account, type(Rehearser).runtimeCode);
    }

    function _transfer(uint256 amount) private view returns (IRehearser.Call memory) {
        return IRehearser.Call(address(token), 0, abi.encodeCall(IERC20.transfer, (BOB, amount)));
    }

    function _reads() private view returns (IRehearser.Read[] memory reads) {
        reads = new IRehearser.Read[](3);
        reads[0] = IRehearser.Read(address(token), abi.encodeCall(IERC20.balanceOf, (account)));
        reads[1] = IRehearser.Read(account, abi.encodeCall(IDelayed.delay, ()));
        reads[2] = IRehearser.Read(address(token), hex"deadbeef");
    }

    function test_ReadsBeforeAndAfterTheCallsOfTheAccount() public {
        IRehearser.Call[] memory calls = new IRehearser.Call[](2);
        calls[0] = _transfer(30);
        calls[1] = IRehearser.Call(account, 0, abi.encodeCall(IDelayed.setDelay, (5 days)));
        (bytes[] memory before, IRehearser.Done[] memory done, bytes[] memory afterwards) =
            Rehearser(payable(account)).rehearse(calls, _reads());
        vm.assertEq(done.length, 2);
        vm.assertTrue(done[0].works && done[1].works);
        vm.assertEq(abi.decode(before[0], (uint256)), 100);
        vm.assertEq(abi.decode(afterwards[0], (uint256)), 70);
        vm.assertEq(abi.decode(before[1], (uint256)), 2 days);
        vm.assertEq(abi.decode(afterwards[1], (uint256)), 5 days);
        vm.assertEq(before[2].length, 0);
    }

    function test_StopsAtTheFirstCallThatFailsWithItsReason() public {
        IRehearser.Call[] memory calls = new IRehearser.Call[](3);
        calls[0] = _transfer(30);
        calls[1] = IRehearser.Call(account, 0, abi.encodeCall(IDelayed.setDelay, (1)));
        calls[2] = _transfer(1);
        (, IRehearser.Done[] memory done,) = Rehearser(payable(account)).rehearse(calls, _reads());
        vm.assertEq(done.length, 2);
        vm.assertTrue(done[0].works && !done[1].works);
        vm.assertEq(
            keccak256(done[1].answer),
            keccak256(abi.encodeWithSignature("Error(string)", "Timelock::setDelay: Delay must exceed minimum delay."))
        );
    }

    function test_SendsAndReceivesNativeCurrencyAsTheAccount() public {
        vm.deal(account, 3);
        IRehearser.Call[] memory calls = new IRehearser.Call[](2);
        calls[0] = IRehearser.Call(BOB, 2, "");
        calls[1] = IRehearser.Call(account, 1, "");
        (, IRehearser.Done[] memory done,) = Rehearser(payable(account)).rehearse(calls, new IRehearser.Read[](0));
        vm.assertTrue(done[0].works && done[1].works);
        vm.assertEq(BOB.balance, 2);
        vm.assertEq(account.balance, 1);
    }
}
